import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { copiesOf } from "../compressed";

describe("copies of a file of the build", () => {
  it("hold the same content and are smaller", () => {
    const content = Buffer.from("const tile = 'villa with garden';\n".repeat(100));
    const copies = copiesOf(content);
    expect(brotliDecompressSync(copies.get(".br")!).equals(content)).toBe(true);
    expect(gunzipSync(copies.get(".gz")!).equals(content)).toBe(true);
    expect(copies.get(".br")!.length).toBeLessThan(copies.get(".gz")!.length);
    expect(copies.get(".gz")!.length).toBeLessThan(content.length);
  });

  it("are not made of a small file", () => expect(copiesOf(Buffer.from("a".repeat(499))).size).toBe(0));
});
