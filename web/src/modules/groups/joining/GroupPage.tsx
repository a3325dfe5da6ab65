import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { findGroup } from '#contract/groups/groups.ts'
import type { GroupDetail } from '#contract/groups/offer.ts'
import { useRead } from '#web/kit/client/api.ts'
import { goodsPath } from '#web/kit/client/mall.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { briefly } from '#web/kit/format/time.ts'
import { idIn } from '#web/kit/url/searchParams.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { GoodsPicture } from '#web/modules/catalogue/goods/GoodsPicture.tsx'
import { outcomesOf, priceNow, rungAt } from '../ladder.ts'
import { OfferState } from '../OfferState.tsx'
import { Countdown } from './Countdown.tsx'
import css from './GroupPage.module.css'
import { JoinPanel } from './JoinPanel.tsx'
import { Ladder } from './Ladder.tsx'

/** Page of a group purchase: its ladder, what is pledged, what joining costs, and who has joined. */
export function GroupPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const id = idIn(search)
  const group = useRead(findGroup, { id })
  const [quantity, setQuantity] = useState(group.minQty)
  const title = `${group.name} ${group.spec}`.trim()
  return (
    <Page
      title={title}
      hideTitle
      backTo={{ to: '/groupPurchase', label: t('groups.title'), here: title, kind: t('groups.title') }}
    >
      <section className={`card ${css['head']}`}>
        <GoodsPicture src={group.picture} categoryId={group.skuId} isLarge load="first" className={css['picture']} />
        <div className={css['main']}>
          <Head group={group} />
          <Ladder group={group} />
          {group.status === '30' && <Outcomes group={group} quantity={quantity} />}
        </div>
        <JoinPanel group={group} quantity={quantity} onQuantity={setQuantity} />
      </section>
      <div className={css['below']}>
        <Departments group={group} />
        <Rules group={group} />
      </div>
    </Page>
  )
}

interface OfGroup {
  readonly group: GroupDetail
}

function Head({ group }: OfGroup) {
  const { t } = useTranslation()
  const { offerNo, name, spec, supplierName, note, skuId, rungs, pledged, unit, listPrice, price } = group
  const at = rungAt(rungs, pledged)
  const label =
    price !== null
      ? t('groups.page.finalPrice')
      : at < 0
        ? t('groups.page.firstPrice')
        : t('groups.page.price', { count: rungs[at]!.from, unit })
  return (
    <header>
      <p className={css['tags']}>
        <OfferState of={group} as="tag" />
        {group.status === '30' && at >= 0 && <Tag tone="ok">{t('groups.page.reached')}</Tag>}
        <span className="num">{offerNo}</span>
      </p>
      <p className={css['name']}>
        <Link to={goodsPath(skuId)}>
          {name} {spec}
        </Link>
      </p>
      <p className={css['by']}>{[supplierName, note].filter(Boolean).join(' · ')}</p>
      <div className={css['price']}>
        <div>
          <small>{label}</small>
          <p>
            <Amount value={priceNow(group)} size="price" />
            <span>{t('groups.page.per', { unit })}</span>
            <s>
              <Amount value={listPrice} />
            </s>
          </p>
        </div>
        <Countdown key={group.now} group={group} />
      </div>
    </header>
  )
}

/** What the reader's quantity costs at each price that may still be reached. */
function Outcomes({ group, quantity }: OfGroup & { readonly quantity: number }) {
  const { t } = useTranslation()
  const { unit } = group
  return (
    <div className={css['outcomes']}>
      <Table
        label={t('groups.page.if')}
        rows={outcomesOf(group, quantity)}
        rowKey={({ from }) => String(from)}
        columns={[
          {
            key: 'from',
            title: t('groups.page.if'),
            lead: true,
            render: ({ from, isCurrent }) =>
              `${t('groups.page.at', { count: from, unit })}${isCurrent ? `（${t('groups.page.current')}）` : ''}`,
          },
          {
            key: 'price',
            title: t('groups.page.unitPrice'),
            right: true,
            render: ({ price }) => <Amount value={price} />,
          },
          {
            key: 'amount',
            title: t('groups.page.mine', { count: quantity, unit }),
            right: true,
            render: ({ amount }) => <Amount value={amount} />,
          },
          {
            key: 'saved',
            title: t('groups.page.saved'),
            right: true,
            render: ({ saved }) => (
              <span className={css['saved']}>
                <Amount value={saved} />
              </span>
            ),
          },
        ]}
      />
    </div>
  )
}

function Departments({ group: { departments, pledged, approving, unit } }: OfGroup) {
  const { t } = useTranslation()
  return (
    <Section title={t('groups.departments.title')} note={t('groups.departments.note', { pledged, approving, unit })}>
      <Table
        label={t('groups.departments.title')}
        rows={departments}
        rowKey={({ deptId }) => deptId}
        empty={<Empty illustration="box" title={t('groups.departments.none')} />}
        columns={[
          { key: 'deptName', title: t('groups.departments.dept'), lead: true },
          { key: 'pledged', title: t('groups.departments.pledged'), right: true, render: (row) => row.pledged },
          { key: 'approving', title: t('groups.departments.approving'), right: true, render: (row) => row.approving },
          {
            key: 'joinedAt',
            title: t('groups.departments.joinedAt'),
            render: ({ joinedAt }) => <Brief at={joinedAt} />,
          },
        ]}
      />
    </Section>
  )
}

function Rules({ group: { endsAt, rungs, unit } }: OfGroup) {
  const { t } = useTranslation()
  return (
    <Section title={t('groups.rules.title')}>
      <ol className={css['rules']}>
        <li>{t('groups.rules.order')}</li>
        <li>{t('groups.rules.end', { at: briefly(endsAt) })}</li>
        <li>{t('groups.rules.dissolve', { count: rungs[0]!.from, unit })}</li>
        <li>{t('groups.rules.real')}</li>
      </ol>
    </Section>
  )
}
