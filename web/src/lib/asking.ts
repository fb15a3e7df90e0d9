/** Requests of a page: what it no longer shows is not waited for. */

import { ApiError } from "./api";
import { reportError } from "./errors";

/** Use an answer when it comes, unless the returned function was called before; `missing` is for something that does not exist. */
export function whileShown<Answer>(request: Promise<Answer>, use: (answer: Answer) => void, missing?: () => void): () => void {
  let left = false;
  request
    .then((answer) => {
      if (!left) use(answer);
    })
    .catch((error) => {
      if (left) return;
      if (missing && error instanceof ApiError && error.status === 404) missing();
      else reportError(error);
    });
  return () => (left = true);
}
