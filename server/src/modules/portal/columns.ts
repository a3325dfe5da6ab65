/** What columns hold more exactly than their SQL type says. */
export interface Columns {
  'articles.status': '00' | '01' | '02'
}
