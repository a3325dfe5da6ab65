import { type Random, randomOf } from '../random.ts'
import type { Course, DemoOrder } from './demoOrder.ts'

/** Buyers of the main tenant with their categories; frequent buyers are repeated. */
const habits: readonly (readonly [account: string, sections: readonly string[]])[] = [
  ['linzhiyuan', ['01', '02', '07']],
  ['zhouyanqiu', ['05', '03']],
  ['dengxiaotang', ['01', '08']],
  ['linzhiyuan', ['01', '02', '07']],
  ['mengchunhe', ['02', '03']],
  ['fangmuqing', ['07']],
  ['pengyian', ['09', '10']],
  ['linzhiyuan', ['01', '02', '07']],
  ['yuehongfei', ['04', '03']],
  ['baisuwen', ['06', '11']],
  ['niehuaijin', ['12', '02']],
  ['zhaoyanbei', ['11', '02']],
  ['songwanning', ['01']],
]
const defaultSections = ['01', '02', '03', '09']

/** Orders in progress, with hours since the submission. */
const inProgress: readonly (readonly [course: Course, hoursAgo: number])[] = [
  ['received', 258],
  ['received', 236],
  ['partlyReceived', 214],
  ['received', 190],
  ['shipped', 168],
  ['partlyShipped', 150],
  ['partlyReceived', 143],
  ['accepted', 126],
  ['shipped', 118],
  ['refused', 101],
  ['shipped', 95],
  ['rejected', 78],
  ['cancelRequested', 74],
  ['accepted', 70],
  ['proposed', 53],
  ['accepted', 49],
  ['withdrawn', 47],
  ['sent', 30],
  ['waiting', 27],
  ['sent', 22],
  ['agreedOnce', 20],
  ['waiting', 7],
  ['sent', 5],
  ['waiting', 2],
]
/** Orders whose goods are being returned, with hours since the submission. */
const returning: typeof inProgress = [
  ['returnDisputed', 262],
  ['returnReplaced', 246],
  ['returnRefused', 228],
  ['returnSent', 186],
  ['returnOffered', 176],
  ['returnAgreed', 162],
  ['returnRequested', 154],
]
/** Orders whose goods are inspected, and a return in approval, with hours since the submission. */
const inspected: typeof inProgress = [
  ['inspectedInPart', 138],
  ['returnWaiting', 132],
  ['inInspection', 122],
]
/** Number of completed orders, and those with an exceptional course. */
const pastOrders = { main: 84, small: 22 }
const pastCourses: Readonly<Record<number, Course>> = {
  3: 'returnRefunded',
  5: 'inTwoParcels',
  7: 'returnAllowed',
  9: 'cancelled',
  11: 'returnExchanged',
  13: 'partlyReturned',
  16: 'returnDecided',
  18: 'inTwoParcels',
  22: 'cancelAgreed',
  27: 'shortClosed',
  31: 'refusedAndCancelled',
}
const courseEvery = 32
/** Number of completed small orders without approval beside these: most of what a company buys. */
const everydayOrders = { main: 880, small: 70 }

const day = 24
/** Age in days of the oldest and the newest completed order. */
const [oldestDays, newestDays] = [356, 13]
/** Age in days of the oldest small order. */
const oldestEverydayDays = 548

/** Orders of a tenant, oldest first. Small tenants have every second order in progress. */
export function ordersOf(isSmall: boolean): readonly DemoOrder[] {
  const pastCount = isSmall ? pastOrders.small : pastOrders.main
  const before = Array.from({ length: pastCount }, (_, place) => {
    const share = (pastCount - 1 - place + randomOf(64, place).next()) / pastCount
    const daysAgo = newestDays + (oldestDays - newestDays) * share ** 1.15
    return { course: pastCourses[(place * (isSmall ? 3 : 1)) % courseEvery] ?? 'completed', hoursAgo: daysAgo * day }
  })
  // Content depends on the place in this order, so that further courses do not change who approves which order.
  const now = [inProgress, returning, inspected].flatMap((all) => all.filter((_, at) => !isSmall || at % 2 === 1))
  const large = [...before, ...now.map(([course, hoursAgo]) => ({ course, hoursAgo }))].map((each, place) => ({
    ...each,
    ...contentOf(isSmall, place, minAmountOf[each.course] ?? 0),
    isEveryday: false,
  }))
  return [...large, ...everydayOrdersOf(isSmall)].toSorted((one, other) => other.hoursAgo - one.hoursAgo)
}

/** Small completed orders, more of them in later months, as the company gets used to the mall. */
function everydayOrdersOf(isSmall: boolean): DemoOrder[] {
  const count = isSmall ? everydayOrders.small : everydayOrders.main
  return Array.from({ length: count }, (_, place) => {
    const random = randomOf(6401, place)
    const share = ((place + random.next()) / count) ** 1.4
    const [account, sections] = isSmall ? ['', defaultSections] : habits[random.whole(0, habits.length - 1)]!
    return {
      course: random.chance(0.03) ? 'cancelled' : 'completed',
      hoursAgo: (newestDays + (oldestEverydayDays - newestDays) * share) * day,
      account,
      section: random.pick(sections),
      amount: random.whole(60, 900),
      isEveryday: true,
    }
  })
}

/** Minimum amount of orders whose course includes an approval, or a second one. */
const minAmountOf: Partial<Readonly<Record<Course, number>>> = {
  waiting: 3_000,
  agreedOnce: 32_000,
  rejected: 3_000,
  withdrawn: 3_000,
  returnWaiting: 32_000,
}

function contentOf(isSmall: boolean, place: number, least: number) {
  const random = randomOf(640, place)
  const [account, sections] = isSmall ? ['', defaultSections] : habits[place % habits.length]!
  return { account, section: random.pick(sections), amount: Math.max(amountOf(random, isSmall), least) }
}

/** Mostly some thousand yuan, sometimes so much that finance must approve; from 1,000 on approval is required. */
const amountOf = (random: Random, isSmall: boolean): number =>
  random.chance(isSmall ? 0.03 : 0.14) ? random.whole(32_000, 46_000) : Math.round(1_200 * 10 ** (random.next() ** 1.3))
