import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storedAs } from '#contract/kit/settings.ts'
import type { LoginSettings } from '#contract/tenancy/loginSettings.ts'
import { getLoginSettings, type ReadLoginSettings, saveLoginSettings } from '#contract/tenancy/loginSettingsRoutes.ts'
import { Form, PageFormBar } from '#web/kit/form/Form.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { type Effect, effectsOf } from './effects.ts'
import { EffectsDialog } from './EffectsDialog.tsx'
import css from './LoginSettings.module.css'
import {
  AddressesSection,
  CaSection,
  PasswordSection,
  SessionSection,
  TrialSection,
  MethodsSection,
} from './sections.tsx'

const changesIn = (before: LoginSettings, after: LoginSettings): number =>
  (Object.keys(before) as (keyof LoginSettings)[]).filter((name) => storedAs(before[name]) !== storedAs(after[name]))
    .length

interface Question {
  readonly effects: readonly Effect[]
  readonly send: () => void
}

/** All of it is saved at once; what shuts people out, or ends something, is said before. */
export function LoginSettingsForm({ read }: { readonly read: ReadLoginSettings }) {
  const { t } = useTranslation()
  const [question, setQuestion] = useState<Question>()
  const form = useForm({
    route: saveLoginSettings,
    fixed: { version: read.version },
    initial: read.settings,
    readFrom: getLoginSettings,
    fromNewest: (newest) => (newest as unknown as ReadLoginSettings).settings,
    labels: 'portal.login.field',
    check: ({ passwordLength = 0, passwordMost = 0 }) => ({
      passwordMost: passwordMost < passwordLength ? t('portal.login.order') : undefined,
    }),
    beforeSend: (written, send) => {
      const effects = effectsOf(read.settings, written)
      if (effects.length > 0) setQuestion({ effects, send })
      else send()
    },
    onDone: () => toast.success(t('common.done')),
  })
  const written = form.values as LoginSettings
  const changes = changesIn(form.before as LoginSettings, written)
  const part = { read, form }
  return (
    <>
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
      <PageFormBar
        of={form}
        disabled={changes === 0}
        status={changes > 0 && <span className={css['unsaved']}>{t('portal.login.unsaved', { count: changes })}</span>}
      >
        <Button disabled={changes === 0} onClick={form.reset}>
          {t('portal.login.discard')}
        </Button>
      </PageFormBar>
      {question && (
        <EffectsDialog
          effects={question.effects}
          wanted={written}
          onSave={() => {
            setQuestion(undefined)
            question.send()
          }}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  )
}
