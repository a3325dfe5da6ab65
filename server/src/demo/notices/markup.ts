/** Rich text as produced by the editor. */
export const paragraph = (text: string): string => `<p>${text}</p>`
export const heading = (text: string): string => `<h2>${text}</h2>`
export const numbered = (...items: readonly string[]): string =>
  `<ol>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ol>`
export const bulleted = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`

/** The first row is the header. */
export const table = (...rows: readonly (readonly string[])[]): string =>
  `<table><tbody>${rows
    .map((cells, row) => {
      const tag = row === 0 ? 'th' : 'td'
      return `<tr>${cells.map((cell) => `<${tag}><p>${cell}</p></${tag}>`).join('')}</tr>`
    })
    .join('')}</tbody></table>`

/** A picture of `assets/articles`, 1280 pixels wide; its URL is set when the article is stored. */
export const picture = (name: string, alt: string, height = 320): string =>
  `<img loading="lazy" src="${name}" alt="${alt}" width="1280" height="${height}" />`
