import { useTranslation } from 'react-i18next'
import { addMenuEntry, editMenuEntry, listMenu, type MenuItem } from '#contract/administration/menuEntries.ts'
import { permissions } from '#contract/permissions.ts'
import type { MenuArea } from '#contract/tenancy/menuFields.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { fieldTexts } from '#web/kit/form/fieldTexts.ts'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useName } from '#web/kit/format/useName.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { malls } from './malls.ts'

interface MenuDialogProps {
  readonly area: MenuArea
  /** Entry to edit; without it one is added to the group. */
  readonly entry?: MenuItem
  readonly pPermId?: string | null
  readonly onClose: () => void
}

const usual = { permType: '1', isOutsideUrl: '0', isNewWindow: '0' } as const

/** Dialog of an entry: a page, a link, a group or a code. Page and code of a declared entry stay. */
export function MenuDialog({ area, entry, pPermId = null, onClose }: MenuDialogProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const { pages, codes } = useRead(listMenu, { area })
  const onDone = () => (onClose(), toast.success(t('common.done')))
  const fixed = entry ? { area, permId: entry.permId, version: entry.version } : { area, pPermId }
  const form = useForm({
    route: (entry ? editMenuEntry : addMenuEntry) as typeof addMenuEntry,
    fixed: fixed as { area: MenuArea; pPermId: string | null },
    initial: entry ?? usual,
    labels: 'menus.field',
    onDone,
  })
  const { permType, isOutsideUrl } = form.values
  const isDeclared = entry?.isDeclared === true
  const isCode = permType === '3'
  const isPage = !isCode && isOutsideUrl === '0'
  const types = typesOf(entry, area).map((value) => ({ value, label: optionText('permType', value) }))
  const kinds = area === 'purchaser' || area === 'portal' ? (['0', '1', '3'] as const) : (['0', '1'] as const)
  const pageOptions = pages.map(({ routeName, ...page }) => ({
    value: routeName,
    label: nameOf(page),
    note: routeName,
  }))
  const codeOptions = [
    ...codes.map(({ code, ...names }) => ({ value: code, label: nameOf(names), note: code })),
    ...Object.entries(permissions).map(([code, [name, enName]]) => ({
      value: code,
      label: nameOf({ name, enName }),
      note: code,
    })),
  ]
  return (
    <FormDialog of={form} title={t(entry ? 'menus.editTitle' : 'menus.add')} onClose={onClose}>
      <Fields
        of={form}
        fields={{
          permName: { as: 'line' },
          enName: { as: 'line' },
          permType: { options: types },
          isOutsideUrl: !isDeclared &&
            !isCode && { options: kinds.map((value) => ({ value, label: optionText('isOutsideUrl', value) })) },
          routeName: !isDeclared && isPage && { control: <Select options={pageOptions} hint={t('menus.group')} /> },
          url: !isDeclared &&
            !isCode && {
              ...(isOutsideUrl === '3'
                ? { control: <Select options={malls.map((value) => ({ value, label: t(`menus.malls.${value}`) }))} /> }
                : { as: 'line' as const }),
              hint: t(isPage ? 'menus.urlHint' : 'menus.outsideHint'),
            },
          params: isPage && { as: 'line' },
          isNewWindow: !isCode && {},
          permCode: !isDeclared && {
            wide: true,
            ...(isCode
              ? { as: 'line' as const, required: true }
              : { control: <Select options={codeOptions} hint={t('menus.noCode')} /> }),
            hint: t(isCode ? 'menus.customHint' : 'menus.codeHint'),
          },
        }}
      />
    </FormDialog>
  )
}

const optionText = (field: 'permType' | 'isOutsideUrl', value: string) =>
  fieldTexts('menus.field', field).options?.[value] ?? value

/** Types of an entry: a code stays one, and visitors land nowhere else. */
function typesOf(entry: MenuItem | undefined, area: MenuArea): readonly string[] {
  if (entry) return entry.permType === '3' ? ['3'] : ['1', '2']
  return area === 'portal' ? ['1'] : ['1', '2', '3']
}
