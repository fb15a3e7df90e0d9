### The workshop for packs.

title = Workshop for packs
intro = Every component of a title, where its values come from, and how sure they are. Change what your box shows otherwise, and play with it.
lede = All components with their sources. What you change is checked by the engine at once and kept in this browser.
all-titles = All titles
look = Look
go-on = Go on
draft = In work: { $name }
earlier = earlier draft
filter = Which components
filter-all = All ({ $count })
filter-reconstructed = Checklist: reconstructed ({ $count })
filter-changed = Changed ({ $count })
search = Search
progress = { $done } of { $of } reconstructed components checked
checklist = Nobody here has seen these values in print. Compare each with your box, correct it if need be, and tick it; the ticks are kept in the exported file as comments.
nothing-reconstructed = Nothing of this title is reconstructed.
nothing-printed = Nothing is printed on the pieces of this game.
nothing-found = No component fits.
unknown-title = Choose one of the titles of this server.
try-later = Nothing is lost: what you changed is kept in this browser.
changed = Changed
confidence = { $percent } % sure
confidence-label = How sure, 0 to 1
source = Source
source-edit = Change the source
checked = Checked against the box
restore = As printed
edit = Change
close = Done
add = Add to { $name }
remove = Remove { $name }
asking = The engine is checking…
not-asked = The engine could not be asked about the last change.
ask-again = Check again
digest = Digest
not-kept = This browser cannot keep the pack: export it.
open-table = Open a table with it
export = Export as TOML
import = Import
share = Share
link = Link to this pack
link-long = This pack is too large for a link: send the exported file.
link-damaged = The pack in this link cannot be read.
file-long = This file is too large for a pack.
undo = Undo
start-over = Start over
save-study = Save and study
name = Name of the pack
save = Save in this browser
saved = Saved.
saved-packs = Saved packs
open = Open { $name }
opened = Opened: { $name }
study = With the exported file, this command plays games with and without it and compares them:
table-with = With the pack { $name } from the workshop
table-none = There is no pack of this title in this browser.
table-without = Play without it
invalid = { $count ->
    [one] 1 problem: no table can be opened
   *[other] { $count } problems: no table can be opened
}
valid = { $count ->
    [0] As printed
    [one] Valid, 1 component changed
   *[other] Valid, { $count } components changed
}
problem = { $kind ->
    [syntax] Not TOML:
    [size] Too large:
    [unknown] No such part:
    [fit] The parts do not fit together:
   *[value] Not possible:
}
