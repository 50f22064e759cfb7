/** Files as other tools write them, made for the tests. */

export const ID = '1234567890abcdef1234567890abcdef';

export const CHAIN = `---
tags: [bike, repair]
aliases: [chain]
publish: false
---
Intro with [[Tools|my tools]].

#workshop #bike/chain

%% hidden: not my tool %%

## Ingredients
- a chain
- oil

## Open the link
Push the pin. ==Not too far.== ^block1

![[pin.png|300]]

> [!danger]- Eyes
> Wear glasses.

## Join it
See ![[Other note#Part]] and [[Other note#Part]].

![[video.mp4]]

- [x] done
- [ ] open

\`\`\`dataview
TABLE hidden FROM "x"
\`\`\`
`;

export const TAP = `# Fix a tap

Status: Done
Tags: bathroom, water
Assignee: Ana Silva
Duration: 45 min

Turn the water off first.

<aside>
💡 Put a towel below.

</aside>

## Open it

Unscrew the cap.

![Untitled](Fix%20a%20tap%20${ID}/Untitled%201.png)

[Spare parts](Fix%20a%20tap%20${ID}/Spare%20parts%20${ID}.md)

## Change the ring

- [ ]  Take the old ring out

    Indented text.

    ![ring.png](Fix%20a%20tap%20${ID}/ring.png)
`;

export const KNIFE = `---
title: Sharpen a knife
updated: 2026-01-02 10:00:00Z
latitude: -23.55
longitude: -46.63
source: https://knives.example/sharpen
author: Bea
completed?: no
due: 2026-02-01 00:00:00Z
tags:
  - knife
---

<!-- hidden -->

1. Wet the stone. ![stone.jpg](../_resources/stone.jpg)
2. Draw the blade. <img src="../_resources/blade.jpg" alt="blade" width="400"/>
   [manual.pdf](../_resources/manual.pdf)
`;

export const WIRE = `# Solder a wire

###### tags: \`electronics\` \`soldering\`

[TOC]

<!-- hidden -->

## Tin it

:::danger
Hot tip.
:::

Heat it. ++Slowly.++ ==Well==. {%youtube abc123 %}

![](https://i.example/x.png =300x200)

## Join it

:::spoiler More
Hold still for 5 s.
:::
`;

export const INSTALL = `---
id: install
title: Install the app
sidebar_position: 1
description: How to install it.
keywords: [setup, app]
draft: true
unlisted: true
---
import Tabs from '@theme/Tabs';
import { A, B } from "./parts";
import three from './img/three.webp';

export const Hidden = ({children}) => (
  <span style={{color: 'red'}}>{children}</span>
);

{/* hidden: not for customers

## Hidden too
*/}

Before you begin.

<!-- truncate -->

## Download it {#download}

<Tabs groupId="os">
  <TabItem value="mac" label="macOS" default>

    Open the DMG.

  </TabItem>
  <TabItem
    value="win"
    label="Windows"
    onClick={() => hidden()}>

  Run the EXE.

  </TabItem>
</Tabs>

![Shot](./img/shot.png)

<img src={require('./img/two.png').default} alt="Two" />

<Image img={three} alt="Three" />

## Run it

:::tip[Faster]

Use the shortcut.

:::

<Admonition type="warning" title="Mind">

Close other apps.

</Admonition>

<A>Click run</A>.

<B name="more" />

\`\`\`jsx
import x from "y";
<Password>
\`\`\`
`;
