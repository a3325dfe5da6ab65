import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getPreferences, type Preferences, savePreferences, testMessage } from '#contract/notifications/preferences.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { Form, PageFormBar } from '#web/kit/form/Form.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ChoiceMatrix } from './ChoiceMatrix.tsx'
import css from './ChoiceMatrix.module.css'
import { HourSelect } from './HourSelect.tsx'
import { PushSection } from './PushSection.tsx'

/** Channels of the person's messages. */
export function MessageSettingsPage() {
  const { t } = useTranslation()
  const preferences = useRead(getPreferences, {})
  return (
    <Page
      title={t('messageSettings.title')}
      purpose={t('messageSettings.purpose')}
      backTo={{
        to: '/allMessage',
        label: t('myMessages.title'),
        here: t('messageSettings.title'),
        kind: t('messageSettings.title'),
      }}
    >
      <SettingsForm key={preferences.version} preferences={preferences} />
    </Page>
  )
}

function SettingsForm({ preferences }: { readonly preferences: Preferences }) {
  const { t } = useTranslation()
  const { version, bell, popUp, digestHour, choices, usual, email, mobile } = preferences
  const written = (all: Preferences['usual']) => all.map(({ topic, channels }) => ({ topic, channels }))
  const form = useForm({
    route: savePreferences,
    fixed: { version },
    initial: { bell, popUp, digestHour, choices: written(choices) },
    labels: 'messageSettings.field',
    readFrom: getPreferences,
    onDone: () => toast.success(t('common.done')),
  })
  const test = useWrite(testMessage, { onDone: () => toast.success(t('messageSettings.tested')) })
  const nowhere = t('messageSettings.noAddress')
  return (
    <>
      <Form of={form}>
        <Stack>
          <Section title={t('messageSettings.when')}>
            <Fields of={form} columns={3} fields={{ bell: {}, popUp: {}, digestHour: { control: <HourSelect /> } }} />
          </Section>
          <PushSection />
          <Section title={t('messageSettings.channels')} note={t('messageSettings.channelsNote')}>
            <Fields
              of={form}
              columns={1}
              fields={{ choices: { hideLabel: true, wide: true, control: <ChoiceMatrix topics={choices} /> } }}
            />
            <p className={css['reach']}>
              {t('messageSettings.reach', { email: email || nowhere, mobile: mobile || nowhere })}{' '}
              <Link to="/userInformation">{t('messageSettings.changeReach')}</Link>
            </p>
          </Section>
        </Stack>
      </Form>
      <PageFormBar of={form}>
        <Button onClick={() => form.set({ choices: written(usual), bell: true, popUp: true, digestHour: null })}>
          {t('messageSettings.restore')}
        </Button>
        <Button busy={test.isPending} onClick={() => test.mutate({})}>
          {t('messageSettings.test')}
        </Button>
      </PageFormBar>
    </>
  )
}
