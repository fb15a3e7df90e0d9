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

/** The latest time for what waits for a frame that may never come, in milliseconds. */
const FRAME = 100;

/** Resolves when the next frame has been painted. */
export function painted(): Promise<void> {
  // A page that is not shown has no frames, and neither has a test.
  if (typeof requestAnimationFrame !== "function" || document.hidden) return Promise.resolve();
  return new Promise((next) => {
    const latest = setTimeout(next, FRAME);
    requestAnimationFrame(() => setTimeout(() => (clearTimeout(latest), next())));
  });
}

/** The latest time for what waits for an idle moment after a frame, in milliseconds. */
const IDLE = 250;

/** Run something when the next frame has been painted and nothing more urgent is to be done. The returned function cancels. */
export function afterPaint(run: () => void): () => void {
  let cancel = () => {};
  const painted = () => {
    const timer = setTimeout(() => (cancel = whenIdle(run)));
    cancel = () => clearTimeout(timer);
  };
  // A page that is not shown has no frames.
  if (document.hidden) painted();
  else {
    const frame = requestAnimationFrame(painted);
    cancel = () => cancelAnimationFrame(frame);
  }
  return () => cancel();
}

/** Run something when nothing more urgent is to be done; at once where the browser does not tell. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const idle = requestIdleCallback(run, { timeout: IDLE });
    return () => cancelIdleCallback(idle);
  }
  run();
  return () => {};
}
