import type { DemoData } from './demoData.ts'
import { press } from './interactions.ts'
import type { PageToCapture } from './pageToCapture.ts'
import { verifyAltered, verifyUnaltered } from './sourcing/auditFixture.ts'

const notice = (id: string) => `/particularsProjectEntry?id=${id}&type=inquiry`

/** Halls and projects as visitors see them. */
export const visitorPages = ({ projects, awardedProject }: DemoData): readonly Omit<PageToCapture, 'role'>[] => [
  { name: 'comparisonHall-visitor', address: '/comparisonHall' },
  {
    name: 'comparisonHall-table',
    address: '/comparisonHall',
    // On a phone the hall has only cards.
    interact: async (page, { hall }) => {
      // A choice made before the page is interactive would be lost.
      await page.waitForFunction(() => window.isHydrated)
      const choice = page.getByRole('radio', { name: hall.view.table })
      if ((await choice.count()) === 0) return
      await choice.check({ force: true })
      await page.getByRole('table', { name: hall.list }).waitFor()
    },
  },
  { name: 'resultNoticeByApply', address: `/resultNoticeByApply?inquiryId=${awardedProject}` },
  { name: 'resultNoticeByApply-none', address: `/resultNoticeByApply?inquiryId=${projects.id}` },
  { name: 'confirmed-visitor', address: `/confirmed?id=${awardedProject}&type=inquiry` },
  { name: 'verifyResult', address: '/verifyResult' },
  { name: 'registerDept', address: '/registerDept' },
  {
    name: 'registerDept-wrong',
    address: '/registerDept',
    interact: (page, { registering }) => press(page, registering.submit),
  },
  { name: 'myRequestList-visitor', address: '/myRequestList' },
  { name: 'verifyResult-altered', address: '/verifyResult', interact: verifyAltered },
  { name: 'verifyResult-good', address: '/verifyResult', interact: verifyUnaltered },
  { name: 'biddingHall-none', address: '/biddingHall?keyword=没有这样的项目' },
  { name: 'particularsProjectEntry-visitor', address: notice(projects.id) },
  { name: 'canceled-visitor', address: `/canceled?id=${projects.endedId}&type=inquiry` },
]

/** Halls and projects of logged-in users. */
export const projectPages = ({
  projects,
  awardedProject,
  openedProject,
  scoredProject,
  scoringProject,
  negotiatedProject,
  sealedProject,
  lostProject,
}: DemoData): PageToCapture[] => [
  {
    name: 'projectOpening-handOver',
    role: 'buyer',
    address: `/projectOpening?projectId=${sealedProject}`,
    interact: (page, { opening }) => press(page, opening.handOver.title),
  },
  {
    name: 'projectOpening-givenUp',
    role: 'buyer',
    address: `/projectOpening?projectId=${lostProject}`,
    interact: (page, { opening }) => press(page, opening.room.givenUp.propose),
  },
  {
    name: 'confirmed-objection',
    role: 'supplier',
    address: `/confirmed?id=${awardedProject}&type=inquiry`,
    interact: (page, { objections }) => press(page, objections.raise),
  },
  {
    name: 'projectManage-objection',
    role: 'buyer',
    address: `/projectManage?id=${awardedProject}`,
    interact: async (page, { projects: words, objections }) => {
      await page.getByRole('radio', { name: new RegExp(`^${words.part.objections}`) }).check({ force: true })
      await press(page, objections.action.answer)
    },
  },
  { name: 'projectComparison-scored', role: 'buyer', address: `/projectComparison?id=${scoredProject}` },
  { name: 'projectScoring-open', role: 'expert', address: `/projectScoring?projectId=${scoringProject}` },
  { name: 'projectManage-supervised', role: 'supervisor', address: `/projectManage?id=${scoredProject}` },
  { name: 'projectComparison-awarded', role: 'buyer', address: `/projectComparison?id=${awardedProject}` },
  {
    name: 'projectManage-orders',
    role: 'buyer',
    address: `/projectManage?id=${awardedProject}`,
    interact: (page, { projects: words }) =>
      page.getByRole('radio', { name: new RegExp(`^${words.part.orders}`) }).check({ force: true }),
  },
  {
    name: 'myDemands-add',
    role: 'buyer',
    address: '/myDemands',
    interact: (page, { demands }) => page.getByRole('button', { name: demands.add }).click(),
  },
  { name: 'projectManage-award', role: 'buyer', address: `/projectManage?id=${openedProject}` },
  {
    name: 'projectComparison-negotiate',
    role: 'buyer',
    address: `/projectComparison?id=${openedProject}`,
    interact: (page, { negotiation }) => press(page, negotiation.begin),
  },
  { name: 'projectComparison-negotiation', role: 'buyer', address: `/projectComparison?id=${negotiatedProject}` },
  { name: 'projectManage-negotiation', role: 'buyer', address: `/projectManage?id=${negotiatedProject}` },
  { name: 'supplierQuote-negotiation', role: 'supplier', address: `/supplierQuote?id=${negotiatedProject}` },
  { name: 'supplierProjects-negotiation', role: 'supplier', address: '/supplierProjects?tab=joined' },
  { name: 'comparisonHall', role: 'buyer', address: '/comparisonHall' },
  { name: 'biddingHall', role: 'buyer', address: '/biddingHall' },
  { name: 'fixedComparisonHall', role: 'supplier', address: '/fixedComparisonHall' },
  { name: 'searchBiddingList', role: 'supplier', address: '/searchBiddingList' },
  { name: 'particularsProjectEntry', role: 'supplier', address: notice(projects.id) },
  {
    name: 'particularsProjectEntry-ask',
    role: 'supplier',
    address: notice(projects.id),
    interact: (page, { notice: words }) => page.getByRole('button', { name: words.questions.ask }).click(),
  },
  { name: 'particularsProjectEntry-buyer', role: 'buyer', address: notice(projects.id) },
]
