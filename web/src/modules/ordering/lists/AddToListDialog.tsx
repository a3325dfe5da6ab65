import { useTranslation } from 'react-i18next'
import { listGoodsLists, type ListLine, maxLists, putInList } from '#contract/ordering/lists/goodsLists.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'

interface AddToListDialogProps {
  readonly line: ListLine
  readonly onClose: () => void
}

/** Dialog that adds favourite goods to a list of one's own, or to a shared one whose lines the person may change. */
export function AddToListDialog({ line, onClose }: AddToListDialogProps) {
  const { t } = useTranslation()
  const found = useOptionalRead(listGoodsLists, { editable: true, limit: 2 * maxLists })?.records ?? []
  const lists = found.filter(({ isDefault }) => !isDefault)
  const options = lists.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <RouteFormDialog
      title={t('lists.toListTitle')}
      submit={t('lists.action.toList')}
      route={putInList}
      fixed={{ skuId: line.skuId }}
      initial={{ quantity: line.quantity, note: line.note, ...(lists.length === 1 && { listId: lists[0]!.id }) }}
      labels="lists.field"
      columns={1}
      note={<p>{t('lists.toListText')}</p>}
      fields={{
        listId: {
          required: true,
          control: <Select options={options} hint={t(lists.length === 0 ? 'lists.noLists' : 'common.choose')} />,
        },
        quantity: {},
        note: { rows: 2 },
      }}
      onClose={onClose}
    />
  )
}
