import { interpolate } from '../../e2e/messages.ts'
import type { DemoData } from './demoData.ts'
import { press } from './interactions.ts'
import type { PageToCapture } from './pageToCapture.ts'
import { verifyAltered, verifyUnaltered } from './sourcing/auditFixture.ts'

const notice = (id: string) => `/particularsProjectEntry?id=${id}&type=inquiry`

/** Halls and projects as visitors see them. */
export const visitorPages = ({
  projects,
  awardedProject,
  auctionProject,
}: DemoData): readonly Omit<PageToCapture, 'role'>[] => [
  { name: 'comparisonHall-visitor', address: '/comparisonHall', shows: ({ shell }) => shell.logIn },
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
    shows: (_, page) => page.locator('section[data-view=table]'),
  },
  { name: 'resultNoticeByApply', address: `/resultNoticeByApply?inquiryId=${awardedProject}` },
  {
    name: 'resultNoticeByApply-none',
    address: `/resultNoticeByApply?inquiryId=${projects.id}`,
    shows: ({ result }) => result.none,
  },
  {
    name: 'confirmed-visitor',
    address: `/confirmed?id=${awardedProject}&type=inquiry`,
    shows: ({ notice }) => notice.side.over.completed,
  },
  {
    name: 'auctionReplay-none',
    address: `/auctionReplay?id=${auctionProject}`,
    shows: ({ auctionReplay }) => auctionReplay.notYet,
  },
  { name: 'verifyResult', address: '/verifyResult' },
  { name: 'verifyContract', address: '/verifyContract' },
  { name: 'registerDept', address: '/registerDept' },
  {
    name: 'registerDept-wrong',
    address: '/registerDept',
    interact: (page, { registering }) => press(page, registering.submit),
    shows: (_, page) => page.locator('[aria-invalid=true]'),
  },
  {
    name: 'myRequestList-visitor',
    address: '/myRequestList',
    shows: ({ registering }, page) => page.getByPlaceholder(registering.find.requestNo.placeholder),
  },
  {
    name: 'verifyResult-altered',
    address: '/verifyResult',
    interact: verifyAltered,
    shows: ({ verify }) => verify.bad,
  },
  {
    name: 'verifyResult-good',
    address: '/verifyResult',
    interact: verifyUnaltered,
    shows: ({ verify }) => verify.good,
  },
  { name: 'biddingHall-none', address: '/biddingHall?keyword=没有这样的项目', shows: ({ hall }) => hall.none },
  {
    name: 'particularsProjectEntry-visitor',
    address: notice(projects.id),
    shows: ({ notice }) => notice.contact.logIn,
  },
  {
    name: 'canceled-visitor',
    address: `/canceled?id=${projects.endedId}&type=inquiry`,
    shows: ({ notice }) => notice.side.over.terminated,
  },
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
    shows: ({ opening }) => opening.handOver.text,
  },
  {
    name: 'projectOpening-givenUp',
    role: 'buyer',
    address: `/projectOpening?projectId=${lostProject}`,
    interact: (page, { opening }) => press(page, opening.room.givenUp.propose),
    shows: ({ opening }) => opening.room.givenUp.proposeText,
  },
  {
    name: 'confirmed-objection',
    role: 'supplier',
    address: `/confirmed?id=${awardedProject}&type=inquiry`,
    interact: (page, { objections }) => press(page, objections.raise),
    shows: ({ objections }) => objections.submit,
  },
  {
    name: 'projectManage-objection',
    role: 'buyer',
    address: `/projectManage?id=${awardedProject}`,
    interact: async (page, { projects: words, objections }) => {
      await page.getByRole('radio', { name: new RegExp(`^${words.part.objections}`) }).check({ force: true })
      await press(page, objections.action.answer)
    },
    shows: ({ objections }) => objections.answerTitle,
  },
  {
    name: 'projectComparison-scored',
    role: 'buyer',
    address: `/projectComparison?id=${scoredProject}`,
    shows: ({ evaluation }) => evaluation.sideBySide,
  },
  {
    name: 'projectScoring-open',
    role: 'expert',
    address: `/projectScoring?projectId=${scoringProject}`,
    shows: ({ evaluation }) => evaluation.scoring.submit,
  },
  {
    name: 'projectManage-supervised',
    role: 'supervisor',
    address: `/projectManage?id=${scoredProject}`,
    shows: (_, page) => page.getByRole('heading', { name: '检测中心防护装备年度采购' }),
  },
  {
    name: 'projectComparison-awarded',
    role: 'buyer',
    address: `/projectComparison?id=${awardedProject}`,
    shows: ({ award }) => award.finalTotal,
  },
  {
    name: 'projectManage-orders',
    role: 'buyer',
    address: `/projectManage?id=${awardedProject}`,
    interact: (page, { projects: words }) =>
      page.getByRole('radio', { name: new RegExp(`^${words.part.orders}`) }).check({ force: true }),
    shows: ({ orders }) => orders.ofProject.orders,
  },
  {
    name: 'myDemands-add',
    role: 'buyer',
    address: '/myDemands',
    interact: (page, { demands }) => page.getByRole('button', { name: demands.add }).click(),
    shows: ({ demands }, page) => page.getByRole('dialog', { name: demands.add }),
  },
  {
    name: 'projectManage-award',
    role: 'buyer',
    address: `/projectManage?id=${openedProject}`,
    shows: ({ comparison }) => comparison.andAward,
  },
  {
    name: 'projectComparison-negotiate',
    role: 'buyer',
    address: `/projectComparison?id=${openedProject}`,
    interact: (page, { negotiation }) => press(page, negotiation.begin),
    shows: ({ negotiation }) => negotiation.beginText,
  },
  {
    name: 'projectComparison-negotiation',
    role: 'buyer',
    address: `/projectComparison?id=${negotiatedProject}`,
    shows: ({ comparison }) => interpolate(comparison.underWay, { round: 3 }),
  },
  {
    name: 'projectManage-negotiation',
    role: 'buyer',
    address: `/projectManage?id=${negotiatedProject}`,
    shows: ({ negotiation }) => negotiation.fact.period,
  },
  {
    name: 'supplierQuote-negotiation',
    role: 'supplier',
    address: `/supplierQuote?id=${negotiatedProject}`,
    shows: ({ negotiation }) => interpolate(negotiation.asked.title, { round: 3 }),
  },
  {
    name: 'supplierProjects-negotiation',
    role: 'supplier',
    address: '/supplierProjects?tab=joined',
    shows: ({ negotiation }) => negotiation.asked.tag,
  },
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
    shows: ({ notice }) => notice.questions.send,
  },
  {
    name: 'particularsProjectEntry-buyer',
    role: 'buyer',
    address: notice(projects.id),
    shows: ({ notice }) => notice.action.manage,
  },
]
