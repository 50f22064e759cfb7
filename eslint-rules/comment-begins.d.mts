import type { Rule } from 'eslint';

export declare const commentBegins: Rule.RuleModule;
