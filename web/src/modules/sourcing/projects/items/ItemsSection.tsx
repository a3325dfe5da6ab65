import ImportOutlined from '@ant-design/icons-svg/es/asn/ImportOutlined.js'
import ShoppingOutlined from '@ant-design/icons-svg/es/asn/ShoppingOutlined.js'
import { useTranslation } from 'react-i18next'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { useMay } from '#web/kit/client/me.ts'
import { ListError } from '#web/kit/form/Field.tsx'
import type { Form } from '#web/kit/form/useForm.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { ItemRows } from './ItemRows.tsx'
import { type Item, totalsOf } from './items.ts'
import { FormSection } from '../form/FormSection.tsx'
import { useTotalsText } from './useTotalsText.ts'

interface ItemsSectionProps {
  readonly form: Form<ProjectDraft>
  /** Opens another source of items; its dialog is outside the form. */
  readonly onAddFrom: (source: ItemSource) => void
}

export type ItemSource = 'workbook' | 'catalogue'

/** Items: typed, pasted, imported from a workbook, or chosen from the catalogue. */
export function ItemsSection({ form, onAddFrom }: ItemsSectionProps) {
  const { t } = useTranslation()
  const may = useMay()
  const textOf = useTotalsText()
  const change = (next: (items: readonly Item[]) => readonly Item[]) =>
    form.set(({ items = [] }) => ({ items: next(items) as ProjectDraft['items'] }))
  return (
    <FormSection
      name="items"
      note={<span aria-live="polite">{textOf(totalsOf(form.values.items ?? []))}</span>}
      actions={
        <>
          <Button size="sm" icon={<Icon of={ImportOutlined} />} onClick={() => onAddFrom('workbook')}>
            {t('projectForm.items.import')}
          </Button>
          {may('goods.read') && (
            <Button size="sm" icon={<Icon of={ShoppingOutlined} />} onClick={() => onAddFrom('catalogue')}>
              {t('projectForm.items.pick')}
            </Button>
          )}
        </>
      }
    >
      <ItemRows rows={form.rows('items', 'projectForm.item')} onChange={change} />
      <ListError error={form.errorAt('items')} />
    </FormSection>
  )
}
