/** A plugin for Vite: a Brotli and a gzip copy beside each file of the build, so that the server compresses nothing. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Fonts and pictures other than SVG are compressed already. */
const TEXT = /\.(js|css|html|svg)$/;
/** A smaller file fits into one packet anyway. */
const LEAST = 500;

/** The copies of a file by the ending of their names; none that is not smaller. */
export function copiesOf(content: Buffer): Map<string, Buffer> {
  if (content.length < LEAST) return new Map();
  const brotli = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const copies: [string, Buffer][] = [
    [".br", brotliCompressSync(content, { params: brotli })],
    [".gz", gzipSync(content, { level: constants.Z_BEST_COMPRESSION })],
  ];
  return new Map(copies.filter(([, copy]) => copy.length < content.length));
}

export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle(options, bundle) {
      for (const file of Object.values(bundle)) {
        if (!TEXT.test(file.fileName)) continue;
        const content = Buffer.from(file.type === "chunk" ? file.code : file.source);
        for (const [ending, copy] of copiesOf(content)) writeFileSync(join(options.dir!, file.fileName + ending), copy);
      }
    },
  };
}
