import { uploadHomePicture } from '#contract/home/pictures.ts'
import { PictureInput } from '#web/kit/upload/PictureInput.tsx'
import { useTranslation } from 'react-i18next'
import type { TObject } from 'typebox'
import { type Block, blockShapes } from '#contract/home/blocks.ts'
import { type LayoutDetail, saveLayout } from '#contract/home/layouts.ts'
import { type FieldSpec, Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import type { FormPart, FormRows } from '#web/kit/form/formPart.ts'
import { type Form, useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { CategoryPicker } from '#web/modules/catalogue/categories/CategoryPicker.tsx'
import { ZoneSelect } from '#web/modules/catalogue/zones/ZoneSelect.tsx'
import { bannerFields, blockFields, commonFields, entryFields } from './blockFields.ts'
import { BlockRows } from './BlockRows.tsx'
import { withBlock } from './layoutChanges.ts'

type Loose = Record<string, unknown>

interface BlockDialogProps {
  readonly detail: LayoutDetail
  readonly block: Block
  readonly onClose: () => void
}

const newBanner = {
  imgUrl: '',
  title: '',
  enTitle: '',
  text: '',
  enText: '',
  button: '',
  enButton: '',
  openUrl: '',
  openType: '0',
  startsAt: null,
  endsAt: null,
}
/** Form controls that the schema does not determine. */
const controls: Readonly<Record<string, FieldSpec>> = {
  zoneId: { control: <ZoneSelect />, wide: true },
  categoryId: { control: <CategoryPicker shown />, wide: true },
}
const newEntry = { name: '', enName: '', text: '', enText: '', icon: 'mall', openUrl: '' }

/** Dialog with the settings of a block; saves them in the draft of the page. */
export function BlockDialog({ detail: { page, version, draft }, block, onClose }: BlockDialogProps) {
  const { t } = useTranslation()
  const schema: TObject = blockShapes[block.kind]
  const form = useForm({
    route: saveLayout,
    fixed: { page, version },
    schema,
    initial: block,
    labels: 'homeEditor.field' as never,
    toInput: (values) => ({ page, version, layout: withBlock(draft, { ...block, ...values }) }),
    onDone: () => {
      toast.success(t('homeEditor.saved'))
      onClose()
    },
  })
  // The fields depend on the kind: `blockFields` lists them, checked by type.
  const part = form as unknown as FormPart<Loose>
  const rowsOf = (name: string) => part.rows(name, 'homeEditor.field' as never) as unknown as FormRows<Loose>
  const specs = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, controls[name] ?? {}]))
  return (
    <FormDialog
      of={form as unknown as Form<object>}
      title={t(`homeEditor.kind.${block.kind}`)}
      width={600}
      place="right"
      onClose={onClose}
    >
      <Stack>
        <Fields of={part} columns={2} fields={specs([...commonFields, ...blockFields[block.kind]])} />
        {block.kind === 'carousel' && (
          <BlockRows
            rows={rowsOf('banners')}
            title={t('homeEditor.banners')}
            addLabel={t('homeEditor.addBanner')}
            hint={t('homeEditor.bannersHint')}
            blank={newBanner}
            fields={{
              ...specs(bannerFields),
              imgUrl: { control: <PictureInput route={uploadHomePicture} />, wide: true },
            }}
          />
        )}
        {block.kind === 'featureEntrances' && (
          <BlockRows
            rows={rowsOf('entries')}
            title={t('homeEditor.entries')}
            addLabel={t('homeEditor.addEntry')}
            blank={newEntry}
            fields={specs(entryFields)}
          />
        )}
      </Stack>
    </FormDialog>
  )
}
