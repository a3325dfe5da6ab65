import { useTranslation } from 'react-i18next'
import {
  getTenantSettings,
  type ReadTenantSettings,
  saveTenantSettings,
  type TenantSettings,
} from '#contract/portal/settings.ts'
import { pictureSettings, uploadPortalPicture } from '#contract/portal/pictures.ts'
import { PictureInput } from '#web/kit/upload/PictureInput.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import type { LabelsOf } from '#web/kit/form/fieldTexts.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { SectionNav } from '#web/kit/layout/SectionNav.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { countChanges, SettingsBar } from './SettingsBar.tsx'
import { SettingsSection } from './SettingsSection.tsx'

type Group = keyof TenantSettings
type Values = Readonly<Record<string, unknown>>

/** Type check: a setting without a label in either language does not compile. */
const labels: { readonly [G in Group]: LabelsOf<`settings.${G}`, keyof TenantSettings[G] & string> } = {
  portal: 'settings.portal',
  services: 'settings.services',
  home: 'settings.home',
  notices: 'settings.notices',
  ordering: 'settings.ordering',
  plans: 'settings.plans',
  settlement: 'settings.settlement',
  onboarding: 'settings.onboarding',
  contracts: 'settings.contracts',
  catalogue: 'settings.catalogue',
  sourcing: 'settings.sourcing',
  ledger: 'settings.ledger',
  files: 'settings.files',
  certificates: 'settings.certificates',
  provider: 'settings.provider',
}
const groups = Object.keys(labels) as Group[]

const pictures = Object.fromEntries(
  pictureSettings.map((code) => [code, <PictureInput key={code} route={uploadPortalPicture} isWhole />]),
)

/** Form of all groups, saved as a whole. */
export function SettingsForm({ read }: { readonly read: ReadTenantSettings }) {
  const { t } = useTranslation()
  const form = useForm({
    route: saveTenantSettings,
    fixed: { version: read.version },
    initial: read.settings,
    readFrom: getTenantSettings,
    fromNewest: (newest) => (newest as unknown as ReadTenantSettings).settings,
    labels: 'settings.group',
    onDone: () => toast.success(t('common.done')),
  })
  const [before, values] = [form.before, form.values] as readonly Partial<Record<Group, Values>>[]
  const changes = groups.reduce((count, group) => count + countChanges(before?.[group] ?? {}, values?.[group] ?? {}), 0)
  const sectionOf = (group: Group) => ({ id: `group-${group}`, title: t(`settings.group.${group}`) })
  return (
    <>
      <SectionNav sections={groups.map((group) => ({ ...sectionOf(group), isWrong: form.isWrong(group) }))}>
        <Form of={form}>
          <Stack>
            {groups.map((group) => (
              <SettingsSection
                key={group}
                {...sectionOf(group)}
                labels={labels[group]}
                of={form.part(group, labels[group] as never /* checked where `labels` is declared */)}
                usual={read.usual[group]}
                controls={pictures}
              />
            ))}
          </Stack>
        </Form>
      </SectionNav>
      <SettingsBar form={form} changes={changes} />
    </>
  )
}
