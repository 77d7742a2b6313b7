import * as z from "zod";

/*
 * The types that our pages use, with the properties that schema.org knows and Google's reference
 * requires or recommends. Strict: a property that is not listed is a typing error or new here.
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/ });
const reference = z.strictObject({ "@id": address });

const country = z.strictObject({ "@type": z.literal("Country"), name: z.literal("Australia") });
const place = z.strictObject({ "@type": z.enum(["City", "Place"]), name: text });

const organizationReference = z.strictObject({
  "@type": z.literal("Organization"),
  "@id": address,
  name: text,
  url: address,
});

const organization = z.strictObject({
  ...organizationReference.shape,
  logo: z.strictObject({
    "@type": z.literal("ImageObject"),
    url: address,
    width: z.string().regex(/^\d+$/),
    height: z.string().regex(/^\d+$/),
  }),
  description: text,
  email: z.email(),
  areaServed: country,
});

const website = z.strictObject({
  "@type": z.literal("WebSite"),
  "@id": address,
  name: text,
  url: address,
  inLanguage: z.literal("en-AU"),
  publisher: reference,
});

const breadcrumbList = z.strictObject({
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(
      z.strictObject({
        "@type": z.literal("ListItem"),
        position: z.int().positive(),
        name: text,
        item: address,
      }),
    )
    .min(1)
    .refine((items) => items.every(({ position }, index) => position === index + 1), {
      message: "positions count up from 1",
    }),
});

const question = z.strictObject({
  "@type": z.literal("Question"),
  name: text,
  acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text }),
});

const faqPage = z.strictObject({
  "@type": z.literal("FAQPage"),
  "@id": address,
  mainEntity: z.array(question).min(1),
});

const service = z.strictObject({
  "@type": z.literal("Service"),
  "@id": address,
  name: text,
  serviceType: text,
  description: text,
  url: address,
  provider: organizationReference,
  areaServed: z.union([country, place]),
});

const localBusiness = z.strictObject({
  "@type": z.literal("LocalBusiness"),
  "@id": address,
  name: text,
  description: text,
  url: address,
  image: address,
  email: z.email(),
  priceRange: z.string().regex(/^\$\d+ - \$\d+$/),
  address: z.strictObject({
    "@type": z.literal("PostalAddress"),
    addressCountry: z.literal("AU"),
  }),
  areaServed: z.array(place).min(1),
  parentOrganization: reference,
});

export const graph = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z
    .array(
      z.discriminatedUnion("@type", [
        organization,
        website,
        breadcrumbList,
        faqPage,
        service,
        localBusiness,
      ]),
    )
    .min(1)
    .refine((things) => new Set(things.map((thing) => thing["@type"])).size === things.length, {
      message: "one thing of each type",
    }),
});

export type Thing = z.infer<typeof graph>["@graph"][number];
