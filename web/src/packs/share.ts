/** A pack in the address of a page: compressed, after the `#`, which browsers do not send to the server. */

const MARK = "pack=";
/** Longer addresses do not survive everywhere. */
export const MAX_LINK = 8000;
/** No pack is longer; a link that unpacks to more is not read. */
const MAX_TEXT = 200_000;

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>)
    .getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > 4 * MAX_TEXT) throw new RangeError("too long");
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The end of the address of a pack; null if it would be too long. */
export async function hashOf(text: string): Promise<string | null> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  const hash = `#${MARK}${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
  return hash.length > MAX_LINK ? null : hash;
}

/** The text of the pack in an address; null if there is none, or it is damaged. */
export async function textOf(hash: string): Promise<string | null> {
  if (!hash.startsWith(`#${MARK}`)) return null;
  try {
    const letters = atob(
      hash
        .slice(MARK.length + 1)
        .replaceAll("-", "+")
        .replaceAll("_", "/"),
    );
    const bytes = await through(
      Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
      new DecompressionStream("deflate-raw"),
    );
    return new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}
