/** Department path without the top department, which itself keeps its name. */
export const withoutTopDepartment = (fullName: string, topName: string): string =>
  fullName.startsWith(`${topName}/`) ? fullName.slice(topName.length + 1) : fullName
