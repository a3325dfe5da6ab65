/** What somebody typed is looked for as it stands: its own `%` and `_` are letters. */
const asTyped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** For LIKE: the text anywhere. */
export const containing = (text: string): string => `%${asTyped(text)}%`
/** For LIKE: the text at the beginning. */
export const beginningWith = (text: string): string => `${asTyped(text)}%`
