/** Path of a supplier's enrolment page. */
export const enrolmentPath = (projectId: string): string => `/supplierEnrolment?id=${projectId}`
