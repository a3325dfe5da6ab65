import { useTranslation } from 'react-i18next'
import {
  type CatalogueScope,
  catalogueScopeNames,
  createSupplierCatalogue,
  listCatalogueChoices,
  maxCatalogueProducts,
  type OwnCatalogue,
  saveSupplierCatalogue,
} from '#contract/catalogue/offers/supplierCatalogues.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { dayFromToday } from '#web/kit/format/time.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'

const optionsOf = (list: readonly { readonly id: string; readonly name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }))

interface CatalogueDialogProps {
  /** Catalogue to edit; without it a new one is made. */
  readonly catalogue?: OwnCatalogue
  readonly onClose: () => void
}

/** Form of a catalogue: for whom it is, when, and what is in it. */
export function CatalogueDialog({ catalogue, onClose }: CatalogueDialogProps) {
  const { t } = useTranslation()
  const place = languageTag() === 'en' ? 1 : 0
  const choices = useOptionalRead(listCatalogueChoices, {})
  const form = useForm({
    route: catalogue ? saveSupplierCatalogue : createSupplierCatalogue,
    fixed: catalogue && { id: catalogue.id, version: catalogue.version },
    initial: catalogue
      ? { ...catalogue, agreementId: catalogue.agreementId ?? undefined }
      : { scope: 'departments' as const, deptIds: [], startsOn: dayFromToday(0), endsOn: '', productIds: [] },
    labels: 'supplierCatalogues.form',
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  const scopes = (Object.keys(catalogueScopeNames) as CatalogueScope[]).map((value) => ({
    value,
    label: catalogueScopeNames[value][place],
  }))
  const { scope } = form.values
  return (
    <FormDialog
      of={form}
      title={t(catalogue ? 'supplierCatalogues.editTitle' : 'supplierCatalogues.add')}
      width={800}
      onClose={onClose}
    >
      <Stack>
        <Alert tone="info">{t(`supplierCatalogues.scopeNote.${scope ?? 'departments'}`)}</Alert>
        <Fields
          of={form}
          fields={{
            name: { wide: true },
            scope: { options: scopes, wide: true },
            ...(scope === 'departments'
              ? {
                  deptIds: {
                    wide: true,
                    control: (
                      <MultiSelect
                        options={optionsOf(choices?.departments ?? [])}
                        max={50}
                        placeholder={t('common.choose')}
                      />
                    ),
                  },
                }
              : {}),
            ...(scope === 'agreement'
              ? {
                  agreementId: {
                    wide: true,
                    control: <Select hint={t('common.choose')} options={optionsOf(choices?.agreements ?? [])} />,
                  },
                }
              : {}),
            startsOn: {},
            endsOn: {},
            productIds: {
              wide: true,
              control: (
                <MultiSelect
                  options={optionsOf(choices?.products ?? [])}
                  max={maxCatalogueProducts}
                  placeholder={t('common.choose')}
                />
              ),
            },
          }}
        />
      </Stack>
    </FormDialog>
  )
}
