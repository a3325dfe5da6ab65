import { withWordLists } from './pastedLists.ts'

/**
 * Cleans pasted HTML: converts Word lists to lists, maps headings to the supported levels, and removes office markup.
 * The editor's schema drops everything else that is not supported.
 */
export const cleanPasted = (html: string): string =>
  withWordLists(html)
    .replaceAll(/<(style|script|xml|title)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<!\[[^\]>]*\]>/g, '')
    .replaceAll(/<\/?(?:o|v|w|m|st1):[^<>]*>/gi, '')
    .replaceAll(/<(\/?)h1\b/gi, '<$1h2')
    .replaceAll(/<(\/?)h[4-6]\b/gi, '<$1h3')
    .replaceAll(/<p\b[^<>]*>(?:\s|&nbsp;|\u00a0|<\/?span[^<>]*>|<br\b[^<>]*>)*<\/p>/gi, '')
