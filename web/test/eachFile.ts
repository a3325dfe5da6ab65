import i18next from 'i18next'

// Files of a worker share the instance of i18next: each begins without messages, so that texts are their keys unless it
// loads some itself.
await i18next.init({ lng: 'cimode', resources: {} })
