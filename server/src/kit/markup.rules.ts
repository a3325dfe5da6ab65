const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it stands in HTML or XML, between tags and in a quoted attribute. */
export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character]!)
