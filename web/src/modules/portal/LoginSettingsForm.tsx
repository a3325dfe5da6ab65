import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getLoginSettings, type ReadLoginSettings, saveLoginSettings } from '#contract/tenancy/loginSettingsRoutes.ts'
import type { LoginSettings } from '#contract/tenancy/loginSettings.ts'
import { Form } from '#web/kit/form/Form.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { SectionNav } from '#web/kit/layout/SectionNav.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { type Effect, effectsOf } from './effects.ts'
import { EffectsDialog } from './EffectsDialog.tsx'
import { loginSections, sectionOfSetting } from './loginSections.ts'
import { AddressesSection, CaSection, PasswordSection, SessionSection, MethodsSection } from './sections.tsx'
import { countChanges, SettingsBar } from './SettingsBar.tsx'
import { TrialSection } from './TrialSection.tsx'

const settings = Object.keys(sectionOfSetting) as (keyof LoginSettings)[]

interface PendingSave {
  readonly effects: readonly Effect[]
  readonly send: () => void
}

/** Form of login settings, saved as a whole; warns before changes that lock people out or end sessions. */
export function LoginSettingsForm({ read }: { readonly read: ReadLoginSettings }) {
  const { t } = useTranslation()
  const [pending, setPending] = useState<PendingSave>()
  const form = useForm({
    route: saveLoginSettings,
    fixed: { version: read.version },
    initial: read.settings,
    readFrom: getLoginSettings,
    fromNewest: (newest) => (newest as unknown as ReadLoginSettings).settings,
    labels: 'portal.login.field',
    check: ({ passwordLength = 0, passwordMax = 0 }) => ({
      passwordMax: passwordMax < passwordLength ? t('portal.login.order') : undefined,
    }),
    beforeSend: (written, send) => {
      const effects = effectsOf(read.settings, written)
      if (effects.length > 0) setPending({ effects, send })
      else send()
    },
    onDone: () => toast.success(t('common.done')),
  })
  const written = form.values as LoginSettings
  const changes = countChanges(form.before, written)
  const part = { read, form }
  const wrong = new Set(settings.filter((name) => form.isWrong(name)).map((name) => sectionOfSetting[name]))
  const sections = loginSections.map((id) => ({ id, title: t(`portal.login.section.${id}`), isWrong: wrong.has(id) }))
  return (
    <>
      <SectionNav sections={sections}>
        <Form of={form}>
          <Stack>
            <MethodsSection {...part} />
            <CaSection {...part} />
            <AddressesSection {...part} />
            <PasswordSection {...part} />
            <SessionSection {...part} />
            <TrialSection {...part} />
          </Stack>
        </Form>
      </SectionNav>
      <SettingsBar form={form} changes={changes} />
      {pending && (
        <EffectsDialog
          effects={pending.effects}
          wanted={written}
          onSave={() => {
            setPending(undefined)
            pending.send()
          }}
          onClose={() => setPending(undefined)}
        />
      )}
    </>
  )
}
