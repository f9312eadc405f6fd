import { OriginalCell as OriginalCell_aec4a69f85d4b9e5f3270c32b96e26c7 } from '../../../admin/languages/OriginalCell'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { KeepWords as KeepWords_72a203fe2ac5568820d60a1f4b8a4c31 } from '../../../admin/tooltip-words/KeepWords'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TooltipLabel as TooltipLabel_2058d6623a8839cc08a3c3e1e35710d9 } from '../../../admin/tooltip-words/TooltipLabel'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LanguagesField as LanguagesField_f6e2d8dd87a8c1631a4878f09e4a02b5 } from '../../../admin/languages/LanguagesField'
import { LanguagesCell as LanguagesCell_197861dc2d1e81e930d2359d2ff08c1a } from '../../../admin/languages/LanguagesCell'
import { KeepChanges as KeepChanges_099deeb918becd48eee98447f411c5ed } from '../../../admin/refused-publish/KeepChanges'
import { GalleryIdField as GalleryIdField_85b4927829f1e262dc7f3094feb3e9cf } from '../../../admin/gallery-id/GalleryIdField'
import { PatternSelect as PatternSelect_0da6bdb67dfc2e8f7d85fb852f5aa432 } from '../../../admin/pattern-select/PatternSelect'
import { GalleryPreview as GalleryPreview_06579861397a266323704c8fffca77b3 } from '../../../admin/gallery-preview/GalleryPreview'
import { BlockTitle as BlockTitle_380359b6625ca5e28682277249d96509 } from '../../../admin/row-title/BlockTitle'
import { RowTitle as RowTitle_8c05e650bc5c13408b2a7470ad58088a } from '../../../admin/row-title/RowTitle'
import { ModalNameField as ModalNameField_2e2c04482748e34ed6178849c9d39896 } from '../../../admin/modal-name/ModalNameField'
import { PageWarnings as PageWarnings_02d105e3182918768bfcd5bc14900361 } from '../../../admin/page-warnings/PageWarnings'
import { SubtitlesFile as SubtitlesFile_a7b21e96a9a4e84b325676a14f907054 } from '../../../admin/subtitles-file/SubtitlesFile'
import { PatternEditor as PatternEditor_a06220f3634f8c761df14bf9eefb35e3 } from '../../../admin/pattern-editor/PatternEditor'
import { RoleField as RoleField_4d5349df1a983aefdffdf9fb1ab622eb } from '../../../admin/user-role/RoleField'
import { ThemePreview as ThemePreview_9e0e97c91a1a7e2e10bf6767fab76477 } from '../../../admin/theme-preview/ThemePreview'
import { ColourField as ColourField_583120093345f281311338fd508d4406 } from '../../../admin/theme-preview/ColourField'
import { LinkWarnings as LinkWarnings_a61e01d94f071b9fca2aca9541e18f05 } from '../../../admin/link-warnings/LinkWarnings'
import { FieldNames as FieldNames_3d9435f7ba7f59d605c1f55c8eba3b0d } from '../../../admin/field-names/FieldNames'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/languages/OriginalCell#OriginalCell": OriginalCell_aec4a69f85d4b9e5f3270c32b96e26c7,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/tooltip-words/KeepWords#KeepWords": KeepWords_72a203fe2ac5568820d60a1f4b8a4c31,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/tooltip-words/TooltipLabel#TooltipLabel": TooltipLabel_2058d6623a8839cc08a3c3e1e35710d9,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/languages/LanguagesField#LanguagesField": LanguagesField_f6e2d8dd87a8c1631a4878f09e4a02b5,
  "/admin/languages/LanguagesCell#LanguagesCell": LanguagesCell_197861dc2d1e81e930d2359d2ff08c1a,
  "/admin/refused-publish/KeepChanges#KeepChanges": KeepChanges_099deeb918becd48eee98447f411c5ed,
  "/admin/gallery-id/GalleryIdField#GalleryIdField": GalleryIdField_85b4927829f1e262dc7f3094feb3e9cf,
  "/admin/pattern-select/PatternSelect#PatternSelect": PatternSelect_0da6bdb67dfc2e8f7d85fb852f5aa432,
  "/admin/gallery-preview/GalleryPreview#GalleryPreview": GalleryPreview_06579861397a266323704c8fffca77b3,
  "/admin/row-title/BlockTitle#BlockTitle": BlockTitle_380359b6625ca5e28682277249d96509,
  "/admin/row-title/RowTitle#RowTitle": RowTitle_8c05e650bc5c13408b2a7470ad58088a,
  "/admin/modal-name/ModalNameField#ModalNameField": ModalNameField_2e2c04482748e34ed6178849c9d39896,
  "/admin/page-warnings/PageWarnings#PageWarnings": PageWarnings_02d105e3182918768bfcd5bc14900361,
  "/admin/subtitles-file/SubtitlesFile#SubtitlesFile": SubtitlesFile_a7b21e96a9a4e84b325676a14f907054,
  "/admin/pattern-editor/PatternEditor#PatternEditor": PatternEditor_a06220f3634f8c761df14bf9eefb35e3,
  "/admin/user-role/RoleField#RoleField": RoleField_4d5349df1a983aefdffdf9fb1ab622eb,
  "/admin/theme-preview/ThemePreview#ThemePreview": ThemePreview_9e0e97c91a1a7e2e10bf6767fab76477,
  "/admin/theme-preview/ColourField#ColourField": ColourField_583120093345f281311338fd508d4406,
  "/admin/link-warnings/LinkWarnings#LinkWarnings": LinkWarnings_a61e01d94f071b9fca2aca9541e18f05,
  "/admin/field-names/FieldNames#FieldNames": FieldNames_3d9435f7ba7f59d605c1f55c8eba3b0d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
