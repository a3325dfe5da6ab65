/**
 * Link addresses allowed in rich text: absolute URLs with scheme http, https or mailto (no `javascript:`). Backslashes
 * and spaces are refused, because browsers repair such addresses and may end up at a different host than the one that
 * was checked.
 */
export const isLinkAddress = (address: string): boolean =>
  /^(https?:\/\/|mailto:)[^\s\\]+$/i.test(address) && URL.canParse(address)
