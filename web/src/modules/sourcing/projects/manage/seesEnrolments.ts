import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'

/** Those who only approve a project see none of its enrolments. */
export const seesEnrolments = ({ viewer, visibility }: Pick<ProjectNotice, 'viewer' | 'visibility'>): boolean =>
  visibility.some(
    ({ fact, sees }) => fact === 'enrolments' && sees.some((one) => one.viewer === viewer && one.sees === 'yes'),
  )
