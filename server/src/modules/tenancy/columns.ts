/** What columns hold more exactly than their SQL type says. */
export interface Columns {
  'tenants.settings': Record<string, string>
}
