/** The path of a department without the top one, for tenants who leave it out; the top department itself keeps its name. */
export const withoutTopDepartment = (fullName: string, topName: string): string =>
  fullName.startsWith(`${topName}/`) ? fullName.slice(topName.length + 1) : fullName
