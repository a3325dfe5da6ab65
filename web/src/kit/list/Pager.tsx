import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined.js'
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { formatCount } from '#contract/kit/format.ts'
import { useTranslation } from 'react-i18next'
import { pageSizes } from '#contract/kit/list.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { PageJump } from './PageJump.tsx'
import { pageNumbers } from './pages.ts'
import css from './Pager.module.css'

interface PagerProps {
  readonly page: { readonly page: number; readonly limit: number; readonly total: number; readonly pages: number }
  readonly onQuery: (patch: { page?: number; limit?: number }) => void
  readonly sizes?: readonly number[]
  /** Whether the total is capped: 2000+. */
  readonly capped?: boolean
  /** Page size that means "all". */
  readonly allAt?: number
}

/** Number of pages that desktops show as buttons without an input; phones show only previous and next. */
const maxInSight = 6

/** Pager of a list: total, pages and page size. */
export function Pager({
  page: { page, limit, total, pages },
  onQuery,
  sizes = pageSizes,
  capped = false,
  allAt,
}: PagerProps) {
  const { t } = useTranslation()
  const go = (to: number) => ({ type: 'button' as const, onClick: () => onQuery({ page: to }) })
  return (
    <nav className={css['pager']} aria-label={t('common.page.label')}>
      <span className={css['total']}>
        {t('common.page.total', { total: capped ? `${formatCount(total)}+` : formatCount(total) })}
      </span>
      <button {...go(page - 1)} disabled={page <= 1} aria-label={t('common.page.previous')}>
        <Icon of={LeftOutlined} />
      </button>
      {pageNumbers(page, pages).map((number, index, all) =>
        number === '…' ? (
          <span key={`gap after ${all[index - 1]}`}>…</span>
        ) : (
          <button
            key={number}
            {...go(number)}
            aria-label={t('common.page.at', { page: number })}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </button>
        ),
      )}
      <button {...go(page + 1)} disabled={page >= pages && !capped} aria-label={t('common.page.next')}>
        <Icon of={RightOutlined} />
      </button>
      {pages > 3 && (
        <span className={css['jump']} data-few={pages <= maxInSight || undefined}>
          <PageJump label={t('common.page.jump')} page={page} pages={pages} onPage={(to) => onQuery({ page: to })} />
        </span>
      )}
      <div className={css['size']}>
        <Select
          aria-label={t('common.page.size', { size: limit })}
          options={[...new Set([...sizes, limit])]
            .toSorted((a, b) => a - b)
            .map((size) => ({
              value: String(size),
              label: size === allAt ? t('common.all') : t('common.page.size', { size }),
            }))}
          value={String(limit)}
          onChange={(size) => onQuery({ limit: Number(size) })}
        />
      </div>
    </nav>
  )
}
