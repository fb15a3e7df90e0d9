/** Numbers as text, with a true minus sign and the decimal sign of the language. */

/** A whole number: −3, 12. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A whole number with its sign: −3, +12. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A number to one decimal: 4.2, 3, or 4,2 where a comma separates decimals. */
export const tenth = (n: number, language: string): string => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(n);

/** A number with its sign, to one decimal: +4.2, −3, 0. */
export const tenths = (n: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(n).replace("-", "−");
