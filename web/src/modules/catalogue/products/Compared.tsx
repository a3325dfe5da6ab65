import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { listCatalogs } from '#contract/catalogue/categories.ts'
import type { ChangeDetail } from '#contract/catalogue/productChanges.ts'
import type { ProductDraft } from '#contract/catalogue/productDraft.ts'
import { formatMoney } from '#contract/kit/format.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { pathIn } from '#web/kit/admin/tree.ts'
import { RichText } from '#web/kit/richText/RichText.tsx'
import { Image } from '#web/kit/ui/Image.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { changeInPercent, compared, type ComparedGroup, type ComparedLine, differing, lastPrices } from './compare.ts'
import css from './Products.module.css'
import { dayOf } from '#web/kit/format/time.ts'
import { asWritten } from './status.ts'

interface ComparedProps {
  readonly before: ProductDraft | null
  readonly after: ProductDraft
  readonly onlyChanged: boolean
  /** Prices that were live before, newest first. */
  readonly prices: ChangeDetail['prices']
}

/** Two contents side by side, with differences highlighted. */
export function Compared({ before, after, onlyChanged, prices }: ComparedProps) {
  const { t } = useTranslation()
  const all = compared(before && asWritten(before), asWritten(after))
  const groups = onlyChanged ? differing(all) : all
  if (groups.length === 0) return <Empty title={t('products.review.same')} />
  return (
    <table className={css['compare']}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visuallyHidden">{t('products.review.detail')}</span>
          </th>
          {before !== null && <th scope="col">{t('products.review.before')}</th>}
          <th scope="col">{t('products.review.after')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Fragment key={group.sku}>
            {group.sku !== '' && <Head group={group} columns={before === null ? 2 : 3} />}
            {group.lines.map((line) => (
              <Line
                key={line.field}
                line={line}
                isNew={before === null}
                past={line.field === 'listPrice' ? lastPrices(prices, group.sku) : []}
              />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function Head({ group: { sku, fate }, columns }: { readonly group: ComparedGroup; readonly columns: number }) {
  const { t } = useTranslation()
  return (
    <tr className={css['group']}>
      <th scope="rowgroup" colSpan={columns}>
        {sku}{' '}
        {fate !== 'kept' && (
          <Tag tone={fate === 'added' ? 'ok' : 'err'}>
            {t(fate === 'added' ? 'products.review.added' : 'products.review.removed')}
          </Tag>
        )}
      </th>
    </tr>
  )
}

interface LineProps {
  readonly line: ComparedLine
  readonly isNew: boolean
  readonly past: ReturnType<typeof lastPrices>
}

function Line({ line, isNew, past }: LineProps) {
  const { t } = useTranslation()
  const nameOf = useCategoryPath()
  const { field, before, after } = line
  const isPrice = field === 'listPrice' || field === 'marketPrice'
  const shown = (text: string) => {
    if (text === '') return t('products.review.nothing')
    if (field === 'picture' || field === 'pictures') return <Thumbs pictures={text.split('\n')} />
    if (field === 'description') return <RichText className={css['rich']} html={text} />
    if (isPrice) return formatMoney(text)
    return field === 'categoryId' ? nameOf(text) : text
  }
  return (
    <tr>
      <th scope="row">{t(`products.field.${field}`)}</th>
      {!isNew && <td>{shown(before)}</td>}
      <td className={!isNew && before !== after ? css['changed'] : undefined}>
        {!isNew && before !== after ? <ins>{shown(after)}</ins> : shown(after)}
        {!isNew && before !== after && isPrice && <Percent before={before} after={after} />}
        {past.length > 1 && (
          <p className={css['past']}>
            {t('products.review.pastPrices')}{' '}
            {past.map(({ at, price }) => `${formatMoney(price)}（${dayOf(new Date(at))}）`).join(' → ')}
          </p>
        )}
      </td>
    </tr>
  )
}

/** How much a price rises or falls; a rise is a warning. */
function Percent({ before, after }: { readonly before: string; readonly after: string }) {
  const percent = changeInPercent(before, after)
  if (percent === undefined) return null
  return <b className={percent.startsWith('+') ? css['rise'] : css['fall']}> {percent}</b>
}

const Thumbs = ({ pictures }: { readonly pictures: readonly string[] }) => (
  <span className={css['thumbs']}>
    {pictures.map((picture) => (
      <Image key={picture} src={picture} id="0" size={72} />
    ))}
  </span>
)

function useCategoryPath(): (id: string) => string {
  const nameOf = useName()
  const all = useOptionalRead(listCatalogs, {}) ?? []
  return (id) => pathIn(all, id).map(nameOf).join(' / ') || id
}
