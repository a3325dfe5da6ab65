/** Word pastes lists as paragraphs with the list marker in a conditional comment. */
const listParagraph = /<p\b[^<>]*mso-list:[^<>]*>((?:(?!<p\b)[\s\S])*?)<\/p>/gi
const sign = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i
const items = /(?:<li data-list="(\w+)">[\s\S]*?<\/li>\s*)(?:<li data-list="\1">[\s\S]*?<\/li>\s*)*/g

function itemOf(_: string, content: string): string {
  const written = sign.exec(content)?.[1]?.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') ?? ''
  const kind = /^[(（]?(?:\d+|[a-z]{1,4}|[一二三四五六七八九十]+)[.)、）．]/i.test(written) ? 'ol' : 'ul'
  return `<li data-list="${kind}"><p>${content.replace(sign, '')}</p></li>`
}

/**
 * Cleans pasted HTML: converts Word lists to lists, maps headings to the supported levels, and removes office markup.
 * The editor's schema drops everything else that is not supported.
 */
export const cleanPasted = (html: string): string =>
  html
    .replaceAll(listParagraph, itemOf)
    .replaceAll(items, (group, kind: string) => `<${kind}>${group.replaceAll(/ data-list="\w+"/g, '')}</${kind}>`)
    .replaceAll(/<(style|script|xml|title)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<!\[[^\]>]*\]>/g, '')
    .replaceAll(/<\/?(?:o|v|w|m|st1):[^<>]*>/gi, '')
    .replaceAll(/<(\/?)h1\b/gi, '<$1h2')
    .replaceAll(/<(\/?)h[4-6]\b/gi, '<$1h3')
    .replaceAll(/<p\b[^<>]*>(?:\s|&nbsp;|\u00a0|<\/?span[^<>]*>|<br\b[^<>]*>)*<\/p>/gi, '')
