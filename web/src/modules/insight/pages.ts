import { createElement } from 'react'
import type { StatisticTopic } from '#contract/insight/statistics.ts'
import { lazyPage } from '#web/messages/lazy.ts'

const statisticsOf = (topic: StatisticTopic) =>
  lazyPage(['insight'], async () => {
    const { StatisticsPage } = await import('#web/modules/insight/statistics/StatisticsPage.tsx')
    return () => createElement(StatisticsPage, { topic, key: topic })
  })

/** Pages with a fixed address: statistics that have no entry in the menu of buyers, and the lists behind figures. */
export const fixedPages = {
  '/supplierStatistics': statisticsOf('supplier'),
  '/sourcingStatistics': statisticsOf('sourcing'),
  '/budgetStatistics': statisticsOf('budget'),
  '/approvalStatistics': statisticsOf('approval'),
  '/logisticsStatistics': statisticsOf('logistics'),
  '/stockStatistics': statisticsOf('stock'),
  '/statisticOrders': lazyPage(
    ['insight'],
    async () => (await import('#web/modules/insight/statistics/SpendEntriesPage.tsx')).SpendEntriesPage,
  ),
  '/statisticProjects': lazyPage(
    ['insight'],
    async () => (await import('#web/modules/insight/statistics/ProjectEntriesPage.tsx')).ProjectEntriesPage,
  ),
  '/statisticDeliveries': lazyPage(
    ['insight'],
    async () => (await import('#web/modules/insight/statistics/DeliveryEntriesPage.tsx')).DeliveryEntriesPage,
  ),
}

/** Permissions that their first reads need. */
export const needs = {
  '/supplierStatistics': 'insight.read',
  '/sourcingStatistics': 'insight.read',
  '/budgetStatistics': 'insight.read',
  '/approvalStatistics': 'insight.read',
  '/logisticsStatistics': 'insight.read',
  '/stockStatistics': 'insight.read',
  '/statisticOrders': 'insight.read',
  '/statisticProjects': 'insight.read',
  '/statisticDeliveries': 'insight.read',
} as const

/** Pages of menu entries by route name. */
export const menuPages = {
  dataCockpit: lazyPage(
    ['insight'],
    async () => (await import('#web/modules/insight/cockpit/CockpitPage.tsx')).CockpitPage,
  ),
  purchaseStatistics: statisticsOf('purchase'),
  // The dialog of a secret is that of API keys.
  wallLinks: lazyPage(
    ['insight', 'api'],
    async () => (await import('#web/modules/insight/walls/WallLinksPage.tsx')).WallLinksPage,
  ),
}

/** Pages before a login. */
export const openPages = {
  '/wall': lazyPage(['insight'], async () => (await import('#web/modules/insight/walls/WallPage.tsx')).WallPage),
}
