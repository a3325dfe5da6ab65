import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'

/** Whether the person may see enrolments; approvers may not. */
export const seesEnrolments = ({ viewer, visibility }: Pick<ProjectNotice, 'viewer' | 'visibility'>): boolean =>
  visibility.some(
    ({ fact, sees }) => fact === 'enrolments' && sees.some((one) => one.viewer === viewer && one.sees === 'yes'),
  )
