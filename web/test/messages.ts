import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

/** Shows these messages in components and texts of a test file. */
export const showMessages = (lng: 'zh-CN' | 'en', messages: object) =>
  i18next.use(initReactI18next).init({
    lng,
    defaultNS: 'messages',
    ns: ['messages'],
    resources: { [lng]: { messages } },
    interpolation: { escapeValue: false },
  })
