import { defineSettings } from '#contract/kit/settings.ts'
import { Note, shape, Type } from '#contract/kit/schema.ts'
import { HomePageName } from './homePages.ts'

/** Tenant settings of the home page: layout, allowed hosts, and visibility of its areas. */
export const homeSettings = defineSettings(
  shape({
    homePage: { ...HomePageName, description: 'home page at `/`; with isHuarun it is portalHomePageHuarun' },
    homeLinkHosts: {
      ...Note(500),
      description: 'comma-separated host names of other sites that home pages may link to',
    },
    isShowFirstMenu: {
      ...Type.Boolean(),
      description: 'the first level of the catalogue is expanded on home pages; departments can override it',
    },
    isHomeAnnouncementArea: Type.Boolean(),
    isAnnouncementArea: {
      ...Type.Boolean(),
      description: 'both must be on for home pages to show the announcement area',
    },
  }),
  {
    homePage: 'portalHomePage',
    homeLinkHosts: '',
    isShowFirstMenu: true,
    isHomeAnnouncementArea: true,
    isAnnouncementArea: true,
  },
)
