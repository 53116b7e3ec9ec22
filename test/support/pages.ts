/** Product pages that tests serve. */

/** A small one that states a product, its price and its origin. */
export const MUG_PAGE = `<!doctype html>
<html lang="en">
<head>
<title>Stoneware mug – Mugland</title>
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"Product","name":"Stoneware mug","brand":"Mugland","sku":"MUG-1",
"description":"Glazed stoneware mug, 350 ml.",
"offers":{"@type":"Offer","price":"12.50","priceCurrency":"EUR"}}
</script>
</head>
<body>
<h1>Stoneware mug</h1>
<p>Glazed stoneware mug with a handle, 350 ml, dishwasher safe. Made in Portugal.</p>
</body>
</html>
`;
