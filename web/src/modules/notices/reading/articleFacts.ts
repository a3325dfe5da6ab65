import i18next from 'i18next'
import { dayOf } from '#contract/kit/calendar.ts'
import { formatCount } from '#contract/kit/format.ts'
import type { PublicArticle } from '#contract/notices/reading.ts'

const dayIn = (at: string): string => dayOf(new Date(at))

/** Facts below the title of a published article. */
export function articleFacts(article: PublicArticle): string[] {
  const { t } = i18next
  const { deptName, createUser, issueDate, pageViews, effectiveStartTime: from, effectiveEndTime: to } = article
  return [
    ...(deptName === '' ? [] : [t('reading.dept', { name: deptName })]),
    t('reading.creator', { name: createUser }),
    issueDate,
    ...(pageViews === null ? [] : [t('reading.views', { count: pageViews, number: formatCount(pageViews) })]),
    ...(to === null
      ? []
      : [
          from === null
            ? t('reading.validUntil', { to: dayIn(to) })
            : t('reading.valid', { from: dayIn(from), to: dayIn(to) }),
        ]),
  ]
}
