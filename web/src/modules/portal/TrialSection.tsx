import { useTranslation } from 'react-i18next'
import { defaultLoginSettings as usual } from '#contract/tenancy/loginSettings.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { type SettingsPartProps, useSettingFields } from './useSettingFields.tsx'

export function TrialSection(props: SettingsPartProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const { flag, number, role, roleHint } = useSettingFields(props)
  const { trialRoles, settings } = props.read
  const options = trialRoles.map((each) => ({ value: each.code, label: nameOf(each) }))
  const isKnown = trialRoles.some(({ code }) => code === settings.trialRole)
  const present = { value: settings.trialRole, label: t('portal.login.noRole', { code: settings.trialRole }) }
  return (
    <Section id="trial" title={t('portal.login.section.trial')}>
      <FieldGrid columns={4}>
        {flag('isOpenTrial')}
        {number('trialDays')}
        <Field
          {...role}
          control={<Select options={isKnown ? options : [...options, { ...present, disabled: true }]} />}
          hint={roleHint(options.find(({ value }) => value === usual.trialRole)?.label ?? usual.trialRole)}
        />
      </FieldGrid>
    </Section>
  )
}
