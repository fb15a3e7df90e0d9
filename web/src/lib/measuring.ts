/**
 * Measuring the page after it has changed. A size that is read between two changes lays out the whole page once more, so everything that
 * is to be read waits for the next frame: first all is read, then all is written.
 */

type Read = () => (() => void) | void;

const reads = new Set<Read>();

/** Read sizes in the next frame; what `read` returns writes. The returned function cancels. */
export function measureLater(read: Read): () => void {
  if (reads.size === 0) requestAnimationFrame(measure);
  reads.add(read);
  return () => reads.delete(read);
}

function measure(): void {
  const writes = [...reads].map((read) => read());
  reads.clear();
  for (const write of writes) write?.();
}

/** Run something as a task of its own when the next frame has been painted. The returned function cancels. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const wait = () => (timer = setTimeout(run));
  // A page that is not shown has no frames.
  if (document.hidden) wait();
  else frame = requestAnimationFrame(wait);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
