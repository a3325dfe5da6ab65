import ImportOutlined from '@ant-design/icons-svg/es/asn/ImportOutlined.js'
import ShoppingOutlined from '@ant-design/icons-svg/es/asn/ShoppingOutlined.js'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { useMay } from '#web/kit/client/me.ts'
import { ListError } from '#web/kit/form/Field.tsx'
import type { Form } from '#web/kit/form/useForm.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { GoodsDialog } from './GoodsDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { ItemRows } from './ItemRows.tsx'
import { isBlankItem, type Item, totalsOf } from './items.ts'
import { FormSection } from '../form/FormSection.tsx'
import { useTotalsText } from './useTotalsText.ts'

/** What is bought: typed, pasted, read from a workbook, or taken from the catalogue. */
export function ItemsSection({ form }: { readonly form: Form<ProjectDraft> }) {
  const { t } = useTranslation()
  const may = useMay()
  const [opened, setOpened] = useState<'import' | 'goods'>()
  const textOf = useTotalsText()
  const change = (next: (items: readonly Item[]) => readonly Item[]) =>
    form.set(({ items = [] }) => ({ items: next(items) as ProjectDraft['items'] }))
  const add = (more: readonly Item[]) => change((items) => [...items.filter((item) => !isBlankItem(item)), ...more])
  return (
    <FormSection
      name="items"
      note={<span aria-live="polite">{textOf(totalsOf(form.values.items ?? []))}</span>}
      actions={
        <>
          <Button size="sm" icon={<Icon of={ImportOutlined} />} onClick={() => setOpened('import')}>
            {t('projectForm.items.import')}
          </Button>
          {may('goods.read') && (
            <Button size="sm" icon={<Icon of={ShoppingOutlined} />} onClick={() => setOpened('goods')}>
              {t('projectForm.items.pick')}
            </Button>
          )}
        </>
      }
    >
      <ItemRows rows={form.rows('items', 'projectForm.item')} onChange={change} />
      <ListError error={form.errorAt('items')} />
      {opened === 'import' && <ImportDialog onAdd={add} onClose={() => setOpened(undefined)} />}
      {opened === 'goods' && <GoodsDialog onAdd={add} onClose={() => setOpened(undefined)} />}
    </FormSection>
  )
}
