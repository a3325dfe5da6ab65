import type { ProjectKind, PurchaseForm } from '#contract/sourcing/projectStates.ts'
import type { DemoProject, KindOfProject } from './demoProject.ts'
import { biddings } from './lists/biddings.ts'
import { fixedPurchases } from './lists/fixedPurchases.ts'
import { inquiries } from './lists/inquiries.ts'
import { pastInquiries } from './lists/pastInquiries.ts'
import { reruns } from './lists/reruns.ts'
import { smallBiddings, smallFixedPurchases } from './lists/smallOrganisations.ts'

const ofKind = (kind: ProjectKind, list: readonly DemoProject[]) =>
  list.map((project): KindOfProject => ({ ...project, kind }))

/** Projects of the main demo tenant. */
export const demoProjects: readonly KindOfProject[] = [
  ...ofKind('inquiry', [...inquiries, ...pastInquiries]),
  ...ofKind('bidding', biddings),
  ...ofKind('fixed', fixedPurchases),
  ...ofKind('inquiry', reruns),
]

/** Projects of small organisations: every third without weighted evaluation, and some in progress. */
const smallProjects: readonly KindOfProject[] = [
  ...demoProjects
    .filter(({ isWeighted, rerunOf }) => !isWeighted && rerunOf === undefined)
    .filter((_, at) => at % 3 === 2),
  ...ofKind('bidding', smallBiddings),
  ...ofKind('fixed', smallFixedPurchases),
]

export const projectsOf = (isSmall: boolean): readonly KindOfProject[] => (isSmall ? smallProjects : demoProjects)

export const formOf = ({ isFramework }: DemoProject): PurchaseForm => (isFramework ? '2' : '1')
