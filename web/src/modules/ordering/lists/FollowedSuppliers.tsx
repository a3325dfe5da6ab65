import { Link, useNavigate } from 'react-router'
import * as contract from '#contract/ordering/lists/goodsLists.ts'
import { shopPath } from '#web/kit/client/mall.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'

type SupplierColumn = RecordColumn<'lists', contract.FollowedSupplier>

const columns: readonly SupplierColumn[] = [
  {
    key: 'name',
    lead: true,
    render: ({ supplierId, name }) => (
      <Link to={shopPath(supplierId)} className="tap">
        {name}
      </Link>
    ),
  },
  { key: 'goods', right: true, render: ({ goods }) => goods },
  { key: 'followedAt', render: ({ followedAt }) => <Brief at={followedAt} /> },
]

/** Suppliers that a person follows. */
export function FollowedSuppliers() {
  const navigate = useNavigate()
  const actions = {
    shop: {
      shown: () => true,
      call: {
        send:
          async ({ supplierId }) =>
          () =>
            void navigate(shopPath(supplierId)),
      },
    },
    unfollow: {
      shown: () => true,
      call: callTo(contract.setFollow, ({ supplierId }: contract.FollowedSupplier) => ({
        supplierId,
        isFollowed: false,
      })),
    },
  } satisfies Readonly<Record<string, RecordAction<contract.FollowedSupplier>>>
  return (
    <RecordPanel
      texts="lists"
      route={contract.listFollowedSuppliers}
      rowKey={({ supplierId }) => supplierId}
      columns={columns}
      actions={actions}
    />
  )
}
