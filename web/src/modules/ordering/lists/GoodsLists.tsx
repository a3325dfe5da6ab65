import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import * as contract from '#contract/ordering/lists/goodsLists.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { AddButton, RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'

type ListColumn = RecordColumn<'lists', contract.GoodsList>

const pathOf = ({ id }: contract.GoodsList) => `/wishList?tab=lists&listId=${id}`

/** Lists of a person, and those shared with the person's department. */
export function GoodsLists() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const columns: readonly ListColumn[] = [
    {
      key: 'name',
      lead: true,
      render: (list) => (
        <Link to={pathOf(list)} className="tap">
          {list.isDefault ? t('lists.favourites') : list.name}
        </Link>
      ),
    },
    { key: 'lines', right: true, render: ({ lines }) => lines },
    { key: 'share' },
    { key: 'ownerName', render: ({ ownerName, deptName }) => `${ownerName} · ${deptName}` },
    { key: 'updatedAt', render: ({ updatedAt }) => <Brief at={updatedAt} /> },
  ]
  const actions = {
    open: {
      shown: () => true,
      call: { send: async (list) => () => void navigate(pathOf(list)) },
    },
    edit: {
      renderDialog: (list, close) => (
        <RouteFormDialog
          title={t('lists.edit')}
          route={contract.saveGoodsList}
          fixed={{ id: list.id, version: list.version }}
          initial={{ name: list.name, share: list.share }}
          labels="lists.field"
          columns={1}
          fields={{ name: {}, share: {} }}
          onClose={close}
        />
      ),
    },
    remove: {
      danger: true,
      call: callTo(contract.removeGoodsList, ({ id, version }: contract.GoodsList) => ({ id, version })),
      confirm: ({ name }) => ({ title: t('lists.removeTitle'), text: t('lists.removeText', { name }) }),
    },
  } satisfies Readonly<Record<string, RecordAction<contract.GoodsList>>>
  return (
    <RecordPanel
      texts="lists"
      route={contract.listGoodsLists}
      rowKey={({ id }) => id}
      columns={columns}
      actions={actions}
      beside={
        <AddButton
          label={t('lists.add')}
          renderDialog={(close) => (
            <RouteFormDialog
              title={t('lists.add')}
              route={contract.saveGoodsList}
              initial={{ share: 'none' }}
              labels="lists.field"
              columns={1}
              fields={{ name: {}, share: {} }}
              onClose={close}
            />
          )}
        />
      }
    />
  )
}
