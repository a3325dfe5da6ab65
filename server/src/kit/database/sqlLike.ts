/** Escapes LIKE wildcards: `%` and `_` in user input are literals. */
const asTyped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** LIKE pattern for a substring. */
export const containing = (text: string): string => `%${asTyped(text)}%`
/** LIKE pattern for a prefix. */
export const beginningWith = (text: string): string => `${asTyped(text)}%`
