import type { ProjectKind, ProjectStatus } from '#contract/sourcing/projectStates.ts'

type Stage = 'published' | 'entry' | 'confirmed' | 'canceled'

/** Pages of a project (specification, section 2). */
const pathsOf = {
  inquiry: {
    published: '/havePublished',
    entry: '/particularsProjectEntry',
    confirmed: '/confirmed',
    canceled: '/canceled',
  },
  bidding: {
    published: '/biddingHavePublished',
    entry: '/biddingParticularsProjectEntry',
    confirmed: '/biddingConfirmed',
    canceled: '/biddingCanceled',
  },
  fixed: {
    published: '/fixedInquiryPublished',
    entry: '/fixedInquiryProjectEntry',
    confirmed: '/fixedInquiryConfirmed',
    canceled: '/fixedInquiryCanceled',
  },
} as const satisfies Readonly<Record<ProjectKind, Readonly<Record<Stage, string>>>>

type PathsOf = typeof pathsOf
export type NoticePath = PathsOf[ProjectKind][Stage]
export const noticePaths: readonly NoticePath[] = Object.values(pathsOf).flatMap((paths) => Object.values(paths))

const stageOf = (status: ProjectStatus): Stage => {
  if (status === '4' || status === '5') return 'entry'
  if (status === '6' || status === '7') return 'confirmed'
  return status === '8' || status === '9' ? 'canceled' : 'published'
}

/** Kind of projects whose pages have this path. */
export const kindAt = (path: string): ProjectKind | undefined =>
  (Object.keys(pathsOf) as ProjectKind[]).find((kind) => Object.values<string>(pathsOf[kind]).includes(path))

export const noticePathOf = (kind: ProjectKind, status: ProjectStatus): NoticePath => pathsOf[kind][stageOf(status)]

/** URL of a project. */
export const projectPath = ({
  id,
  type,
  status,
}: {
  readonly id: string
  readonly type: ProjectKind
  readonly status: ProjectStatus
}): string => `${noticePathOf(type, status)}?id=${id}&type=${type}`
