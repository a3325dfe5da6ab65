import { useTranslation } from 'react-i18next'
import type { ReviewItem } from '#contract/accessReviews/reviewItems.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { dayOf } from '#web/kit/format/time.ts'
import { useName } from '#web/kit/format/useName.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { useReachText } from '#web/modules/identity/reach/useReachText.ts'

/** Columns of items that both pages have. */
export function useItemColumns() {
  const { t } = useTranslation()
  const nameOf = useName()
  const textOf = useReachText()
  return [
    {
      key: 'userName' as const,
      sort: 'userName' as const,
      lead: true,
      render: ({ userName, userCode, deptName }: ReviewItem) => (
        <RowName under={`${userCode} · ${deptName}`} title={userName}>
          {userName}
        </RowName>
      ),
    },
    {
      key: 'roleName' as const,
      sort: 'roleName' as const,
      render: ({ roleName, roleEnName, endsOn }: ReviewItem) => (
        <RowName under={endsOn === '' ? '' : t('reviewItems.until', { day: endsOn })}>
          {nameOf({ name: roleName, enName: roleEnName })}
        </RowName>
      ),
    },
    {
      key: 'reach' as const,
      desk: true,
      render: ({ reach, reachDepts }: ReviewItem) => textOf(reach, reachDepts),
    },
    {
      key: 'since' as const,
      desk: true,
      render: ({ since }: ReviewItem) => <span className="num">{dayOf(new Date(since))}</span>,
    },
    { key: 'lastLoginAt' as const, desk: true, render: ({ lastLoginAt }: ReviewItem) => <Brief at={lastLoginAt} /> },
  ]
}
