/** Where a supplier enrols in a project, and asks about it. */
export const enrolmentPath = (projectId: string): string => `/supplierEnrolment?id=${projectId}`
